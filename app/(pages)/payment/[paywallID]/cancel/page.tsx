import { accountMetadata } from "@/app/metadata";
import type { PageProps } from "@/app/request-data";
import { CancelSubscriptionForm } from "@/components/payment/cancel-subscription-form";
import { ReloadOnAccessChange } from "@/components/payment/reload-on-access-change";
import { SubscriptionFormPage } from "../subscription-form-page";

export const generateMetadata = accountMetadata("paymentCancel");

export default function CancelSubscriptionPage({ params }: PageProps<{ paywallID: string }>) {
  return (
    <SubscriptionFormPage params={params} form={CancelSubscriptionForm}>
      <ReloadOnAccessChange />
    </SubscriptionFormPage>
  );
}
