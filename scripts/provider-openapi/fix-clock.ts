/** From now on it is always `moment` in this process, so that a recording is the same at every run. */
export function fixClock(moment: string): void {
  const now = Date.parse(moment);
  const RealDate = globalThis.Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now] : args),
    apply: () => new RealDate(now).toString(),
    get: (target, name) => (name === "now" ? () => now : Reflect.get(target, name)),
  });
}
