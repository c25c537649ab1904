import { accountMetadata } from "../../../screens/metadata";
import { RegistrationScreen } from "../../../screens/account/registration-screen";

export const generateMetadata = accountMetadata("userRegistrationFormTitle");

export default function Page() {
  return <RegistrationScreen mobile />;
}
