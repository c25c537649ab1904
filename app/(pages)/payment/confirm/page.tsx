import { redirect } from "next/navigation";
import { ReloadOnSignOut } from "@/components/session/session-effects";
import { PaymentConfirmation } from "@/components/payment/payment-confirmation";
import {
  isWebViewRequest,
  type PageProps,
  getRequestData,
  toUrlSearchParams,
} from "@/app/request-data";
import { accountMetadata } from "@/app/metadata";
import { FormBesidePicture } from "@/app/form-beside-picture";
import { PaymentTextsProvider } from "@/app/page-texts-provider";

export const generateMetadata = accountMetadata("paymentTitle");

export default async function ConfirmPaymentPage({ searchParams }: PageProps) {
  const mobile = await isWebViewRequest();
  const { visit, payment } = await getRequestData();
  const sessionId = toUrlSearchParams(await searchParams).get("session_id");
  if (!visit?.session?.accessToken || !sessionId) redirect(mobile ? "/mobile" : "/");
  return (
    <PaymentTextsProvider>
      <FormBesidePicture>
        <PaymentConfirmation sessionId={sessionId} known={payment} mobile={mobile} />
        <ReloadOnSignOut />
      </FormBesidePicture>
    </PaymentTextsProvider>
  );
}
