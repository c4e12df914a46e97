// What the browser keeps, each under a name of its own. Where it keeps nothing, the page works all the same.

const name = (what) => `hitchain.1.${what}`;

export function remember(what, text) {
  try {
    localStorage.setItem(name(what), text);
    return true;
  } catch {
    return false;
  }
}

export function recall(what) {
  try {
    return localStorage.getItem(name(what));
  } catch {
    return null;
  }
}

/** Puts aside what cannot be read, so that nothing is lost. */
export function putAside(what) {
  const text = recall(what);
  if (text !== null) remember(`${what}.unread`, text);
  try {
    localStorage.removeItem(name(what));
  } catch {
    // Then it stays.
  }
}
