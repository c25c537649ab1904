import { accountMetadata } from "../../../screens/metadata";
import { ForgotScreen } from "../../../screens/account/forgot-screen";

export const generateMetadata = accountMetadata("accountPasswordExpired");

export default function Page() {
  return <ForgotScreen mobile={false} expired />;
}
