import { pathInSiteOrWebView } from "./site-paths.ts";

type UserPage =
  | "signIn"
  | "signUp"
  | "account"
  | "changePassword"
  | "forgotPassword"
  | "passwordExpired"
  | "logout";

/** A page under `/user`; in the app its form under `/mobile`. */
export function userPath(page: UserPage, mobile: boolean): string {
  const path = `/user/${page}`;
  return pathInSiteOrWebView(path, mobile);
}
