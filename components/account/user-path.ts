import { inWebView } from "@/lib/urls/web-view";

type Place =
  | "signIn"
  | "signUp"
  | "account"
  | "changePassword"
  | "forgotPassword"
  | "passwordExpired"
  | "logout";

/** A page under `/user`; in the app its form under `/mobile`. */
export function userPath(place: Place, mobile: boolean): string {
  const path = `/user/${place}`;
  return mobile ? inWebView(path) : path;
}
