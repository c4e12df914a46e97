import Tutor
