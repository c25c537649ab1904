import { accountMetadata } from "../../../screens/account/account-metadata";
import { LogoutScreen } from "../../../screens/account/logout-screen";

export const generateMetadata = accountMetadata("accountSignedOut");

export default function Page() {
  return <LogoutScreen mobile />;
}
