import { ExternalSignIn } from "@/components/account/sign-in/external-sign-in";
import {
  externalSignInMethods,
  hasPasswordSignIn,
} from "@/components/account/sign-in/sign-in-methods";
import { LegalLinks } from "@/components/account/sign-up/legal-links";
import { SignUpForm } from "@/components/account/sign-up/sign-up-form";
import { doesSignInLeadToGift } from "@/lib/gate/destination-after-sign-in.ts";
import { getRequestI18n, isWebViewRequest, getRequestData } from "@/app/request-data";
import { accountMetadata } from "@/app/metadata";
import { FormBesidePicture } from "@/app/form-beside-picture";
import SignInPage from "../signIn/page";

export const generateMetadata = accountMetadata("accountSignUp");

export default async function SignUpPage() {
  const mobile = await isWebViewRequest();
  const { visit } = await getRequestData();
  const { t } = await getRequestI18n();
  if (!visit) return null;
  // Viewers of an identity provider have their account there.
  if (!hasPasswordSignIn(visit.channel)) return <SignInPage searchParams={Promise.resolve({})} />;
  const methods = externalSignInMethods(visit.channel);
  const external = methods.length > 0 && (
    <ExternalSignIn methods={methods} mobile={mobile} underForm />
  );
  const { tos, privacy_policy } = visit.channel.settings;
  return (
    <FormBesidePicture>
      <SignUpForm
        mobile={mobile}
        hint={doesSignInLeadToGift(visit.cookies) ? t("accountGiftWaits") : undefined}
        legal={<LegalLinks t={t} terms={tos} privacy={privacy_policy} />}
        external={external}
      />
    </FormBesidePicture>
  );
}
