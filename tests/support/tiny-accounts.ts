import type { IncomingHttpHeaders } from "node:http";

/** The only viewer of the tiny provider. */
export const tinyViewer = { email: "ada@tiny.example", password: "correct horse" };

/** A token of that viewer, as an app or a mail link sends it. */
export async function tinyToken(providerUrl: string): Promise<string> {
  const body = JSON.stringify(tinyViewer);
  const response = await fetch(`${providerUrl}/channel/t1/login`, { method: "POST", body });
  return (await response.json()).access_token;
}

type Message = { method: string; body: unknown };
type Said = [status: number, body: unknown];
export type TinyAccounts = (
  path: string,
  headers: IncomingHttpHeaders,
  message: Message,
) => Said | undefined;

const user = {
  _id: "u1",
  full_name: "Ada Tiny",
  email: tinyViewer.email,
  token: "ut1",
  has_missing_registration_fields: false,
  alerts: 2,
  local: { email: tinyViewer.email, first_name: "Ada", last_name: "Tiny" },
};

const refusal = (statusCode: number, message: string, more: object = {}): Said => [
  statusCode,
  { statusCode, message, ...more },
];
const expired = refusal(401, "The token format is invalid.");

/**
 * Accounts from the contract only: one viewer, tokens `tiny-1`, `tiny-2`, … that are valid until they are
 * signed out, `/content/members` for any valid token, `/content/paid` for no viewer.
 */
export function makeTinyAccounts(): TinyAccounts {
  const tokens = new Set<string>();
  const newToken = () => {
    const token = `tiny-${tokens.size + 1}`;
    tokens.add(token);
    return { access_token: token, expires_at: new Date(Date.now() + 7 * 86_400_000) };
  };
  const login = (body: unknown): Said => {
    const right = JSON.stringify(pick(body)) === JSON.stringify(tinyViewer);
    return right ? [200, { ...user, ...newToken() }] : refusal(401, "Wrong e-mail or password.");
  };
  const forSignedIn: Record<string, (message: Message) => Said> = {
    "/ch/t1/users/me": () => [200, user],
    "/ch/tiny/users/access-token": () => [200, newToken()],
    "/ch/t1/users/me/alerts": () => [204, undefined],
    "/channel/t1/me/change-password": () => [204, undefined],
    "/channel/t1/me/change-name": ({ body }) => [200, { ...user, ...renamed(body) }],
    "/channel/t1/me/change-email": () => [204, undefined],
    "/ch/t1/users/me/registration-fields": ({ method }) =>
      method === "GET" ? [200, [question]] : [204, undefined],
  };
  const forAnybody: Record<string, (message: Message) => Said> = {
    "/channel/t1/login": ({ body }) => login(body),
    "/channel/t1/signup": () => [201, {}],
    "/channel/t1/verification/user/email": () => [204, undefined],
    "/channel/t1/forgot": () => [204, undefined],
    "/channel/t1/forgot/sent": () => [204, undefined],
    "/channel/t1/reset/good": () => [204, undefined],
    "/channel/t1/reset/used": () => refusal(410, "This link has expired."),
    "/channel/t1/users/good/verification": () => [200, user],
  };
  return (path, { authorization }, message) => {
    const token = authorization?.slice("Bearer ".length);
    const known = token !== undefined && tokens.has(token);
    const open = forAnybody[path];
    if (open) return open(message);
    if (path === "/channel/t1/logout") {
      tokens.delete(token ?? "");
      return [204, undefined];
    }
    const handler = forSignedIn[path];
    if (handler) return known ? handler(message) : expired;
    if (!path.startsWith("/ch/tiny/content/")) return undefined;
    if (token !== undefined && !known) return expired;
    if (path.endsWith("/members") && !known) return refusal(401, "Sign in to watch this.", preview);
    return path.endsWith("/paid") ? refusal(402, "This is paid for.", preview) : undefined;
  };
}

const preview = { data: { inputPreview: { name: "A closed film" } } };
const question = { token: "q1", title: "Your town", type: "text", is_mandatory: true };

function pick(body: unknown): object {
  const { email, password } = Object(body);
  return { email, password };
}

function renamed(body: unknown) {
  const { first_name = "", last_name = "" } = Object(body);
  return { full_name: `${first_name} ${last_name}` };
}
