import { accountMetadata } from "@/app/metadata";
import type { PageProps } from "@/app/request-data";
import { ChangePlanForm } from "@/components/payment/change-plan-form";
import { SubscriptionFormPage } from "../subscription-form-page";

export const generateMetadata = accountMetadata("paymentChange");

export default function ChangePlanPage({ params }: PageProps<{ paywallID: string }>) {
  return <SubscriptionFormPage params={params} form={ChangePlanForm} />;
}
