import type { Translate } from "@/lib/i18n/translate";
import { FormPageLinks } from "../../form-page/form-page-links";
import { userPath } from "@/lib/urls/user-path";
import { ExternalSignIn } from "./external-sign-in";
import styles from "./price-choice-before-sign-in.module.css";
import { SignInForm } from "./sign-in-form";
import type { SignInMethod } from "./sign-in-methods";

type Props = {
  methods: SignInMethod[];
  passwords: boolean;
  mobile: boolean;
  /** The error that an identity provider's redirect brought. */
  error?: string | undefined;
  /** Stands below what the page is for. */
  isSecond?: boolean;
  t: Translate;
};

export function SignInOptions({ methods, passwords, mobile, error, isSecond = false, t }: Props) {
  const external = methods.length > 0 && (
    <ExternalSignIn
      methods={methods}
      mobile={mobile}
      underForm={passwords}
      leads={isSecond && !passwords}
      error={passwords ? undefined : error}
    />
  );
  if (!passwords) return external;
  const form = (
    <>
      <SignInForm mobile={mobile} error={error} isSecond={isSecond} />
      <FormPageLinks>
        <a className="link" href={userPath("forgotPassword", mobile)}>
          {t("accountForgot")}
        </a>
        <a className="link" href={userPath("signUp", mobile)}>
          {t("accountSignUp")}
        </a>
      </FormPageLinks>
      {external}
    </>
  );
  if (!isSecond) return form;
  return (
    <section id="member" className={styles.member} aria-labelledby="member-title">
      <h2 id="member-title">{t("signIn")}</h2>
      {form}
    </section>
  );
}
