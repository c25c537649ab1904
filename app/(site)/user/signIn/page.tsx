export { generateMetadata, SignInScreen as default } from "../../../screens/account/sign-in-screen";
