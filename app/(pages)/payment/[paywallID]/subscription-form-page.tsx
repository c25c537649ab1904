import { redirect } from "next/navigation";
import type { ComponentType, ReactNode } from "react";
import { FormBesidePicture } from "@/app/form-beside-picture";
import { isWebViewRequest, getRequestData } from "@/app/request-data";
import { PaymentTextsProvider } from "@/app/page-texts-provider";
import { SubscriptionEnded } from "@/components/payment/subscription-ended";
import { ReloadOnSignOut } from "@/components/session/session-effects";
import type { Purchase } from "@/lib/contract/purchase.ts";
import { findSubscription } from "@/lib/pages/find-subscription.ts";
import { canResumeSubscription } from "@/lib/payment/can-resume-subscription.ts";
import { userPath } from "@/lib/urls/user-path";

type Props = {
  params: Promise<{ paywallID: string }>;
  /** The form for a subscription that goes on. */
  form: ComponentType<{ subscription: Purchase; mobile: boolean }>;
  children?: ReactNode;
};

// A page that changes the viewer's subscription to a paywall: the form, or that the subscription has ended.
export async function SubscriptionFormPage({ params, form: Form, children }: Props) {
  const mobile = await isWebViewRequest();
  const { visit, subscription: known } = await getRequestData();
  if (!visit?.session?.accessToken) redirect(userPath("signIn", mobile));
  const paywall = decodeURIComponent((await params).paywallID);
  const { callContext, channel } = visit;
  const subscription =
    known === undefined ? await findSubscription(callContext, channel, paywall) : known;
  return (
    <PaymentTextsProvider>
      <FormBesidePicture>
        {subscription?.can_cancel ? (
          <Form subscription={subscription} mobile={mobile} />
        ) : (
          <SubscriptionEnded
            subscription={subscription ?? null}
            isResumable={subscription ? canResumeSubscription(subscription) : false}
            mobile={mobile}
          />
        )}
        <ReloadOnSignOut />
        {children}
      </FormBesidePicture>
    </PaymentTextsProvider>
  );
}
