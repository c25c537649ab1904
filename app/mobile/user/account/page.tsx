import { accountMetadata } from "../../../screens/account/account-metadata";
import { AccountScreen } from "../../../screens/account/account-screen";

export const generateMetadata = accountMetadata("myAccount");

export default function Page() {
  return <AccountScreen mobile />;
}
