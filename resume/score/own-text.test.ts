import {expect, test} from 'bun:test';
import {ownText} from './own-text.ts';

const resume = `Anselm Kirov
Backend Engineer

Experience
Engineer, Pinehold, 2021 – Present
- Own the rate-quoting service in Go

Skills
Go, PostgreSQL, Docker

Certifications
AWS Certified Developer - Associate`;
const posting = `Farrowgate Freight
Senior Backend Engineer

You might be a fit if you have:
* 5+ years building backend services in Go or a similar language
* Deep knowledge of PostgreSQL, including query tuning

Bonus points:
* gRPC
* Terraform

We do not discriminate on the basis of any protected characteristic.`;

function own(text: string): string {
  return ownText(text, posting, 'en')
    .split('\n')
    .filter(line => line.trim() !== '')
    .join('\n');
}

test('a resume of one’s own words stays as it is', () => {
  expect(ownText(resume, posting, 'en')).toBe(resume);
});

test.each([
  ['the posting after it', `${resume}\n\n${posting}`],
  ['the posting before it', `${posting}\n\n${resume}`],
  ['the posting in one line', `${resume}\n${posting.replaceAll('\n', ' ')}`],
  ['keywords over and over', `${resume}\n${'Go gRPC Terraform '.repeat(15)}`],
  ['keywords run together', `${resume}\nKafka Kubernetes Terraform gRPC`],
  ['keywords among certificates', `${resume}\nKafka, Kubernetes, Terraform, gRPC`],
  ['a denial', `${resume}\nI have no experience with Kafka or Kubernetes.`],
])('takes out %s', (_, text) => expect(own(text)).toBe(own(resume)));
