import { CallFailure } from "./call-failure";

// The shape of an answer is that of our own route, made from checked data.
export async function callSite<T>(name: string, body: unknown = {}): Promise<T> {
  const answer = await fetch(`/api/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new CallFailure({ code: 0 }, error);
  });
  const said = await answer.json().catch(() => ({}));
  if (answer.ok) return said;
  const waitS = Number(answer.headers.get("Retry-After")) || undefined;
  throw new CallFailure({ ...said, code: answer.status, waitS });
}
