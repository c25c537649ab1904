import { redirect } from "next/navigation";
import { ReloadOnSignOut } from "@/components/session/session-effects";
import { Confirmation } from "@/components/payment/confirmation";
import { isMobile, type PageProps, requestData, searchOf } from "../../request-data";
import { accountMetadata } from "../metadata";
import { Framed } from "../account/framed";
import { PaymentTexts } from "./payment-texts";

export const generateMetadata = accountMetadata("paymentTitle");

export async function ConfirmScreen({ searchParams }: PageProps) {
  const mobile = await isMobile();
  const { visit, payment } = await requestData();
  const sessionId = searchOf(await searchParams).get("session_id");
  if (!visit?.session?.accessToken || !sessionId) redirect(mobile ? "/mobile" : "/");
  return (
    <PaymentTexts>
      <Framed>
        <Confirmation sessionId={sessionId} known={payment} mobile={mobile} />
        <ReloadOnSignOut />
      </Framed>
    </PaymentTexts>
  );
}
