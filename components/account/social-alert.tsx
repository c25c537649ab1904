import { useText } from "../text-provider";
import { Alert } from "./form/alert";

// What the provider brings back in the address is never shown itself: anybody could write it there.
export function SocialAlert({ error }: { error: string }) {
  const { t } = useText();
  const cancelled = error === "access_denied";
  return <Alert>{t(cancelled ? "accountSocialCancelled" : "accountSocialFailed")}</Alert>;
}
