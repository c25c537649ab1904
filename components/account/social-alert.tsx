import { useText } from "../text-provider";
import { Alert } from "./form/alert";

const words = new Map([
  ["access_denied", "accountSocialCancelled"],
  ["email_in_use", "accountEmailTaken"],
  ["email_missing", "accountSocialNoEmail"],
  ["unverified_email", "accountSocialNoEmail"],
  ["provider_unavailable", "errorHint503"],
  ["temporarily_unavailable", "errorHint503"],
]);

// What the provider brings back in the address is never shown itself: anybody could write it there.
export function SocialAlert({ error }: { error: string }) {
  const { t } = useText();
  return <Alert>{t(words.get(error) ?? "accountSocialFailed")}</Alert>;
}
