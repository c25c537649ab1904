import { accountMetadata } from "../../../screens/account/account-metadata";
import { ForgotScreen } from "../../../screens/account/forgot-screen";

export const generateMetadata = accountMetadata("accountPasswordExpired");

export default function Page() {
  return <ForgotScreen mobile expired />;
}
