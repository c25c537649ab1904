import { accountMetadata } from "../../../screens/metadata";
import { SignUpScreen } from "../../../screens/account/sign-up-screen";

export const generateMetadata = accountMetadata("accountSignUp");

export default function Page() {
  return <SignUpScreen mobile />;
}
