import type { ViewerRequest } from "../pages/viewer-request.ts";
import { changeEmail, changeName } from "../provider-api/accounts.ts";
import { getViewerData, sendRegistrationAnswers } from "../provider-api/profile.ts";
import { withProfile } from "../session/session.ts";
import type { AccountInput } from "./account-input-schemas.ts";
import { requireSignedInSession, toAccountRequest } from "./account-calls.ts";
import type { ApiResponse, EmptyObject } from "./api-call.ts";

/** Changes the viewer's name, also in the session: docs/behaviour.md BE-490. */
export async function changeViewerName(
  visit: ViewerRequest,
  names: AccountInput<"name">,
): Promise<ApiResponse<{ name: string }>> {
  const session = requireSignedInSession(visit.session);
  const user = await changeName(toAccountRequest(visit), names);
  return { body: { name: user.full_name }, cookies: { session: withProfile(session, user) } };
}

/** Requests another e-mail address, which counts once it is confirmed: docs/behaviour.md BE-491. */
export async function requestEmailChange(
  visit: ViewerRequest,
  { email, current_password: current, mobile }: AccountInput<"newEmail">,
): Promise<ApiResponse<EmptyObject>> {
  requireSignedInSession(visit.session);
  await changeEmail(toAccountRequest(visit, mobile), email, current);
  return { body: {} };
}

/** Everything that is stored about the viewer: docs/behaviour.md BE-511. */
export async function readViewerData({
  callContext,
  channel,
  session,
}: ViewerRequest): Promise<ApiResponse<Record<string, unknown>>> {
  requireSignedInSession(session);
  return { body: await getViewerData(callContext, channel) };
}

/** Saves registration answers that the viewer changed in the account: docs/behaviour.md BE-492. */
export async function savePreferences(
  { callContext, channel, session }: ViewerRequest,
  registrationAnswers: AccountInput<"registrationAnswers">,
): Promise<ApiResponse<EmptyObject>> {
  requireSignedInSession(session);
  await sendRegistrationAnswers(callContext, channel, registrationAnswers);
  return { body: {} };
}
