import { accountMetadata } from "../../../screens/account/account-metadata";
import { ForgotScreen } from "../../../screens/account/forgot-screen";

export const generateMetadata = accountMetadata("accountForgotTitle");

export default function Page() {
  return <ForgotScreen mobile />;
}
