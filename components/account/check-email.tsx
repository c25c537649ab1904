import { useText } from "../text-provider";
import { FormHeading } from "./frame/form-heading";
import { SendAgain } from "./send-again";
import { SignInInstead } from "./sign-in-instead";

type Props = { email: string; mobile: boolean };

export function CheckEmail({ email, mobile }: Props) {
  const { t } = useText();
  return (
    <>
      <FormHeading title={t("accountCheckEmail")} isNew>
        {t("accountCheckEmailHint", { email })}
      </FormHeading>
      <SendAgain call="send-verification" email={email} mobile={mobile} />
      <SignInInstead mobile={mobile} />
    </>
  );
}
