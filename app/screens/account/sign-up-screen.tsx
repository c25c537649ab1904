import { ExternalSignIn } from "@/components/account/sign-in/external-sign-in";
import { externalSignInMethods, hasPasswords } from "@/components/account/sign-in/sign-in-methods";
import { LegalLinks } from "@/components/account/sign-up/legal-links";
import { SignUpForm } from "@/components/account/sign-up/sign-up-form";
import { requestData, i18n } from "../../request-data";
import { Framed } from "./framed";
import { SignInScreen } from "./sign-in-screen";

type Props = { mobile: boolean };

export async function SignUpScreen({ mobile }: Props) {
  const { visit } = await requestData();
  const { t } = await i18n();
  if (!visit) return null;
  // Viewers of an identity provider have their account there.
  if (!hasPasswords(visit.channel)) return <SignInScreen mobile={mobile} query={{}} />;
  const methods = externalSignInMethods(visit.channel);
  const external = methods.length > 0 && (
    <ExternalSignIn methods={methods} mobile={mobile} underForm />
  );
  const { tos, privacy_policy } = visit.channel.settings;
  return (
    <Framed mobile={mobile}>
      <SignUpForm
        mobile={mobile}
        legal={<LegalLinks t={t} terms={tos} privacy={privacy_policy} />}
        external={external}
      />
    </Framed>
  );
}
