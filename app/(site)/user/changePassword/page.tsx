export {
  generateMetadata,
  ChangePasswordScreen as default,
} from "../../../screens/account/change-password-screen";
