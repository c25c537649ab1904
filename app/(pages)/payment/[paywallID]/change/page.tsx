import { accountMetadata } from "@/app/metadata";
import type { PageProps } from "@/app/request-data";
import { ChangePlanForm } from "@/components/payment/change-plan-form";
import { SubscriptionPage } from "../subscription-page";

export const generateMetadata = accountMetadata("paymentChange");

export default function ChangePlanPage({ params }: PageProps<{ paywallID: string }>) {
  return <SubscriptionPage params={params} form={ChangePlanForm} />;
}
