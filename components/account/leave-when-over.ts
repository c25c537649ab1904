import { CallFailure } from "./form/call-failure";
import { leave } from "./leave";
import { tellApp } from "./tell-app";

// Signed out meanwhile, perhaps in another tab or by the provider: the page, asked for anew, leads to
// sign-in and is where that leads back to.
export async function leaveWhenOver(error: unknown, mobile: boolean): Promise<void> {
  if (!(error instanceof CallFailure) || error.code !== 401) return;
  await tellApp({ v: 1, type: "logout" }, mobile);
  await leave(location.href);
}
