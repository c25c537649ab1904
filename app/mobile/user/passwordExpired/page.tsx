export {
  expiredMetadata as generateMetadata,
  ExpiredScreen as default,
} from "../../../screens/account/forgot-screen";
