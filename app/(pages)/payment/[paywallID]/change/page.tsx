import { redirect } from "next/navigation";
import { ReloadOnSignOut } from "@/components/session/session-effects";
import { userPath } from "@/lib/urls/user-path";
import { ChangePlanForm } from "@/components/payment/change-plan-form";
import { SubscriptionEnded } from "@/components/payment/subscription-ended";
import { findSubscription } from "@/lib/pages/find-subscription.ts";
import { canResume } from "@/lib/payment/can-resume.ts";
import { isWebViewRequest, type PageProps, requestData } from "@/app/request-data";
import { accountMetadata } from "@/app/metadata";
import { FormBesidePicture } from "@/app/framed";
import { PaymentTextsProvider } from "@/app/texts-of";

export const generateMetadata = accountMetadata("paymentChange");

export default async function ChangePlanPage({ params }: PageProps<{ paywallID: string }>) {
  const mobile = await isWebViewRequest();
  const { visit, subscription: known } = await requestData();
  if (!visit?.session?.accessToken) redirect(userPath("signIn", mobile));
  const paywall = decodeURIComponent((await params).paywallID);
  const { callContext, channel } = visit;
  const subscription =
    known === undefined ? await findSubscription(callContext, channel, paywall) : known;
  return (
    <PaymentTextsProvider>
      <FormBesidePicture>
        {subscription?.can_cancel ? (
          <ChangePlanForm subscription={subscription} mobile={mobile} />
        ) : (
          <SubscriptionEnded
            subscription={subscription ?? null}
            isResumable={subscription ? canResume(subscription) : false}
            mobile={mobile}
          />
        )}
        <ReloadOnSignOut />
      </FormBesidePicture>
    </PaymentTextsProvider>
  );
}
