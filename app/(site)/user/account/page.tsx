import { accountMetadata } from "../../../screens/metadata";
import { AccountScreen } from "../../../screens/account/account-screen";

export const generateMetadata = accountMetadata("myAccount");

export default function Page() {
  return <AccountScreen mobile={false} />;
}
