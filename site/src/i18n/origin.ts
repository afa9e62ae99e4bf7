export { ORIGIN_PLACEHOLDER as origin } from '@nila/api/contract/origin'
