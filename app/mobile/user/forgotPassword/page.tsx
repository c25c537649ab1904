import { accountMetadata } from "../../../screens/metadata";
import { ForgotScreen } from "../../../screens/account/forgot-screen";

export const generateMetadata = accountMetadata("accountForgotTitle");

export default function Page() {
  return <ForgotScreen mobile />;
}
