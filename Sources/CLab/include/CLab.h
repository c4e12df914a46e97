/// The laboratory as a web page, where it was built before the program was; null where it was not.
const unsigned char *_Nullable CLabBytes(void);
long CLabCount(void);
