import { accountMetadata } from "../../../screens/metadata";
import { LogoutScreen } from "../../../screens/account/logout-screen";

export const generateMetadata = accountMetadata("accountSignedOut");

export default function Page() {
  return <LogoutScreen mobile />;
}
