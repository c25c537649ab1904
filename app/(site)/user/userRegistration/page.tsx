export {
  generateMetadata,
  RegistrationScreen as default,
} from "../../../screens/account/registration-screen";
