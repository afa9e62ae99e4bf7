/** An answer with everything that models write, for tests. */
export const LONG_ANSWER = `## मुख्य बातें

यह **एक** *उत्तर* है, with \`code\` and [a link](https://example.org/a).
The second line ends with $x^2 + y^2$.

1. First

   with more of it

2. Second
   - nested *item*
   - another

     \`\`\`python
     def f(x):
         return x ** 2

     # done
     \`\`\`

3. Third

### A table

| Name | Value |
|:-----|------:|
| a_b  | **12** |
| c | $d$ |

> A quote
that goes on
> > and another in it

- [x] done
- [ ] not done

$$
\\int_0^1 x \\, dx = \\frac{1}{2}
$$

Then \\[ z \\] and \\(w\\), for $5 or $10.

\`\`\`js
const a = [1, 2] // **not bold**

const b = \`\${a}\`
\`\`\`

---

Setext
======

See [the source][1], ~~or not~~ <b>here</b>.

[1]: https://example.org/source

    indented code

اردو میں بھی لکھا ہے۔ End.
`
