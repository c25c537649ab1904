import { LegalLinks } from "@/components/account/legal-links";
import { OrLine } from "@/components/account/or-line";
import { OtherWays } from "@/components/account/other-ways";
import { SignUpForm } from "@/components/account/sign-up-form";
import { hasPasswords, waysOf } from "@/components/account/ways";
import { requestData, i18n } from "../../request-data";
import { Framed } from "./framed";
import { SignInScreen } from "./sign-in-screen";

type Props = { mobile: boolean };

export async function SignUpScreen({ mobile }: Props) {
  const { visit } = await requestData();
  const { t } = await i18n();
  if (!visit) return null;
  // Who comes by another house has an account there.
  if (!hasPasswords(visit.channel)) return <SignInScreen mobile={mobile} query={{}} />;
  const ways = waysOf(visit.channel);
  const others = ways.length > 0 && (
    <>
      <OrLine t={t} />
      <OtherWays ways={ways} mobile={mobile} />
    </>
  );
  const { tos, privacy_policy } = visit.channel.settings;
  return (
    <Framed mobile={mobile}>
      <SignUpForm
        mobile={mobile}
        legal={<LegalLinks t={t} terms={tos} privacy={privacy_policy} />}
        others={others}
      />
    </Framed>
  );
}
