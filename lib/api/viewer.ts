import type { Visit } from "../pages/visit.ts";
import { isSignedIn } from "../session/make-session.ts";
import type { Session } from "../session/session.ts";
import type { Reply } from "./reply.ts";

/** What the browser may know of its own session: spec.md § 3, Viewer session. Never the token. */
export type ViewerAnswer = { signedIn: false } | { signedIn: true; name?: string; alerts: number };

/** Who is signed in, read from the sealed session alone: no call of the provider. */
export async function viewerOf({ session }: Visit): Promise<Reply> {
  return { body: answerOf(session) };
}

function answerOf(session: Session | undefined): ViewerAnswer {
  if (!isSignedIn(session)) return { signedIn: false };
  return { signedIn: true, name: session.userName, alerts: session.alerts ?? 0 };
}
