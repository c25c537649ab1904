/**
 * Makes the calls of one name one after the other, so that what a viewer chose last is what stays:
 * `inOrder("blue-hour", send)` → whether that call was taken.
 */
export function createQueue() {
  const last = new Map<string, Promise<boolean>>();
  return (name: string, send: () => Promise<boolean>): Promise<boolean> => {
    const before = last.get(name) ?? Promise.resolve(true);
    const next = before.then(send);
    last.set(name, next);
    void next.then(() => last.get(name) === next && last.delete(name));
    return next;
  };
}
