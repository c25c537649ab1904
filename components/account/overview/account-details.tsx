import type { AccountAction } from "@/lib/contract/channel";
import type { Language } from "@/lib/contract/languages";
import type { Translate } from "@/lib/i18n/translate";
import { LanguageSelector } from "../../language/language-selector";
import { LinkButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { circleCheckIconPath } from "../../ui/notice-icons";
import { userPath } from "@/lib/urls/user-path";
import { EmailNotVerified } from "../verification/resend-verification-email";
import { ChangeEmailForm } from "./change-email-form";
import { ChangeNameForm } from "./change-name-form";
import styles from "./overview.module.css";

export type AccountOverviewData = {
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Undefined where the provider does not say. */
  isConfirmed: boolean | undefined;
  /** Signed in with a password, which can be changed here. */
  hasPassword: boolean;
  alerts: number;
  /** What the provider lets viewers change here. */
  editableFields: readonly ("name" | "email")[];
  /** What the provider lets viewers do with their account besides. */
  actions: readonly AccountAction[];
};

type Props = { account: AccountOverviewData; mobile: boolean; languages: Language[]; t: Translate };

export function AccountDetails({ account, mobile, languages, t }: Props) {
  return (
    <dl className={styles.rows}>
      <div>
        <dt>{t("accountName")}</dt>
        <dd>
          {account.name}
          {account.editableFields.includes("name") && (
            <ChangeNameForm firstName={account.firstName} lastName={account.lastName} />
          )}
        </dd>
      </div>
      {account.email && (
        <div>
          <dt>{t("accountEmail")}</dt>
          <dd>
            {account.email}
            {account.isConfirmed && (
              <span className={styles.confirmed}>
                <Icon path={circleCheckIconPath} />
                {t("accountConfirmed")}
              </span>
            )}
            {account.isConfirmed === false && (
              <EmailNotVerified email={account.email} mobile={mobile} />
            )}
            {account.hasPassword && account.editableFields.includes("email") && (
              <ChangeEmailForm mobile={mobile} />
            )}
          </dd>
        </div>
      )}
      {account.hasPassword && (
        <div>
          <dt>{t("accountPassword")}</dt>
          <dd>
            <LinkButton variant="outline" href={userPath("changePassword", mobile)}>
              {t("accountChangePassword")}
            </LinkButton>
          </dd>
        </div>
      )}
      {languages.length > 1 && (
        <div>
          <dt>{t("language")}</dt>
          <dd>
            <LanguageSelector languages={languages} />
          </dd>
        </div>
      )}
    </dl>
  );
}
