/** Finds where a value is in a message, by the order in which a schema reads the message. */
export type SchemaReadTrace = {
  /** The message, to be read in place of the original. */
  message: unknown;
  /** The path of an object or list of the message, else of the field that was read last. */
  pathOf: (value: unknown) => string;
};

/** Records which fields of a message are read: `traceReadFields({ a: { b: 1 } })`. Schemas read one field after the other. */
export function traceReadFields(message: unknown): SchemaReadTrace {
  const paths = new WeakMap<object, string>();
  let last = "";
  const traced = (value: unknown, path: string): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const proxy = new Proxy(value, {
      get(target, name) {
        const found: unknown = Reflect.get(target, name);
        if (typeof name !== "string" || !Object.hasOwn(target, name) || name === "length")
          return found;
        last = path === "" ? name : `${path}.${name}`;
        return traced(found, last);
      },
    });
    paths.set(proxy, path);
    return proxy;
  };
  return {
    message: traced(message, ""),
    pathOf: (value) => paths.get(Object(value)) ?? last,
  };
}
