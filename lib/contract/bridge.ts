/** The viewer in a message to the app. */
export type BridgeUser = { _id: string; full_name: string; email: string };

/**
 * A message from a page of the web view to the app, as one JSON string: docs/behaviour.md BE-67;
 * docs/mobile-bridge.md. Only `login` has a token; `expires_at` is ISO 8601, `url` is absolute, `code` is that of the
 * error screen. `registration`, `verification` and `password` say that this step is complete.
 */
export type BridgeMessage =
  | { v: 1; type: "login"; access_token: string; expires_at?: string; user: BridgeUser }
  | { v: 1; type: "logout" }
  | { v: 1; type: "registration" | "verification" | "password" }
  | { v: 1; type: "navigate"; url: string }
  | { v: 1; type: "error"; code: number };

/** Every type of message, in the order of the contract. */
export const bridgeMessageTypes = [
  "login",
  "logout",
  "registration",
  "verification",
  "password",
  "navigate",
  "error",
] as const satisfies BridgeMessage["type"][];

/**
 * Checks a value that should be a message: `validateBridgeMessage({ v: 1, type: "logout", x: 1 })` →
 * `{ v: 1, type: "logout" }`. Fields of other types are left out; undefined when it is no message.
 * Without zod, because browsers run it.
 */
export function validateBridgeMessage(value: unknown): BridgeMessage | undefined {
  const fields = fieldsOf(value);
  const type = bridgeMessageTypes.find((each) => each === fields?.type);
  if (fields?.v !== 1 || type === undefined) return undefined;
  if (type === "login") return loginOf(fields);
  if (type === "navigate") {
    return isAddress(fields.url) ? { v: 1, type, url: fields.url } : undefined;
  }
  if (type === "error") {
    return Number.isInteger(fields.code) ? { v: 1, type, code: Number(fields.code) } : undefined;
  }
  return { v: 1, type };
}

/** The same for the string that arrives: `parseBridgeMessage('{"v":1,"type":"logout"}')`. */
export function parseBridgeMessage(text: unknown): BridgeMessage | undefined {
  if (typeof text !== "string") return undefined;
  try {
    return validateBridgeMessage(JSON.parse(text));
  } catch {
    return undefined;
  }
}

type Fields = Record<string, unknown>;

function loginOf({ access_token, expires_at, user }: Fields): BridgeMessage | undefined {
  const { _id, full_name, email } = fieldsOf(user) ?? {};
  if (!isText(access_token) || !isText(_id)) return undefined;
  if (typeof full_name !== "string" || typeof email !== "string") return undefined;
  const ends = isText(expires_at) ? { expires_at } : {};
  return { v: 1, type: "login", access_token, ...ends, user: { _id, full_name, email } };
}

function fieldsOf(value: unknown): Fields | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.fromEntries(Object.entries(value));
}

/** An absolute URL without a scheme that runs code. */
function isAddress(value: unknown): value is string {
  return (
    isText(value) && URL.canParse(value) && !/^(?:javascript|data|blob|vbscript):/i.test(value)
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
