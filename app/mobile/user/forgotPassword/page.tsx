export {
  forgotMetadata as generateMetadata,
  ForgotScreen as default,
} from "../../../screens/account/forgot-screen";
