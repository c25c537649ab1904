import { useText } from "../text-provider";
import { userPath } from "./user-path";

export function SignInInstead({ mobile }: { mobile: boolean }) {
  const { t } = useText();
  return (
    <p className="muted">
      {t("accountHaveOne")}{" "}
      <a className="link" href={userPath("signIn", mobile)}>
        {t("signIn")}
      </a>
    </p>
  );
}
