import { accountMetadata } from "@/app/metadata";
import type { PageProps } from "@/app/request-data";
import { CancelSubscriptionForm } from "@/components/payment/cancel-subscription-form";
import { ReloadOnAccessChange } from "@/components/payment/reload-on-access-change";
import { SubscriptionPage } from "../subscription-page";

export const generateMetadata = accountMetadata("paymentCancel");

export default function CancelSubscriptionPage({ params }: PageProps<{ paywallID: string }>) {
  return (
    <SubscriptionPage params={params} form={CancelSubscriptionForm}>
      <ReloadOnAccessChange />
    </SubscriptionPage>
  );
}
