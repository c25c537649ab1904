export { generateMetadata, SignUpScreen as default } from "../../../screens/account/sign-up-screen";
