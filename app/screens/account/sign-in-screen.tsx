import { FormHeading } from "@/components/account/frame/form-heading";
import { Welcome } from "@/components/account/in-app/welcome";
import { LinkRow } from "@/components/account/link-row";
import { OrLine } from "@/components/account/or-line";
import { OtherWays } from "@/components/account/other-ways";
import { SignInForm } from "@/components/account/sign-in-form";
import { userPath } from "@/components/account/user-path";
import { WantedLead } from "@/components/account/wanted-lead";
import { hasPasswords, waysOf } from "@/components/account/ways";
import { requestData, type Query, searchOf, i18n } from "../../request-data";
import { Framed } from "./framed";
import { remembered } from "./remembered";

type Props = { mobile: boolean; query: Query };

export async function SignInScreen({ mobile, query }: Props) {
  const { visit } = await requestData();
  const { t } = await i18n();
  if (!visit) return null;
  const content = await remembered();
  const error = searchOf(query).get("error") ?? undefined;
  const ways = waysOf(visit.channel);
  const passwords = hasPasswords(visit.channel);
  const offers = (
    <>
      <FormHeading title={t("signIn")} />
      {content && <WantedLead t={t} content={content} pictured />}
      {passwords && <SignInForm mobile={mobile} error={error} />}
      {passwords && (
        <LinkRow>
          <a className="link" href={userPath("forgotPassword", mobile)}>
            {t("accountForgot")}
          </a>
          <a className="link" href={userPath("signUp", mobile)}>
            {t("accountSignUp")}
          </a>
        </LinkRow>
      )}
      {passwords && ways.length > 0 && <OrLine t={t} />}
      {ways.length > 0 && (
        <OtherWays ways={ways} mobile={mobile} error={passwords ? undefined : error} />
      )}
    </>
  );
  const arrived = visit.session?.accessToken !== undefined;
  const isOver = !arrived && visit.cookies.logout?.untold === true;
  return (
    <Framed mobile={mobile} content={content}>
      {mobile ? (
        <Welcome arrived={arrived} isOver={isOver}>
          {offers}
        </Welcome>
      ) : (
        offers
      )}
    </Framed>
  );
}
