import { expect, test } from 'vitest'
import { upiPayment } from './upi-payment.ts'

test('a payment names id, payee, purpose and currency, and leaves the amount to the payer', () => {
  expect(upiPayment('nila.help-1@examplebank', 'Nila')).toBe(
    'upi://pay?pa=nila.help-1@examplebank&pn=Nila&tn=Donation%20to%20Nila&cu=INR',
  )
})

test('a payee of several words, or with signs of its own, changes nothing else', () => {
  expect(upiPayment('nila@examplebank', 'Nila & friends + all')).toBe(
    'upi://pay?pa=nila@examplebank&pn=Nila%20%26%20friends%20%2B%20all&tn=Donation%20to%20Nila&cu=INR',
  )
})

test('a payment for something names its amount in rupees with two decimals', () => {
  expect(upiPayment('nila@examplebank', 'Nila', { note: 'Nila avatar 7', rupees: 2000 })).toBe(
    'upi://pay?pa=nila@examplebank&pn=Nila&tn=Nila%20avatar%207&am=2000.00&cu=INR',
  )
})
