import { createTransport } from "nodemailer";
import { findingsOf } from "#provider/doctor/finding.ts";
import type { Check } from "#provider/doctor/job.ts";
import { smtpTransport } from "#provider/gateways/mail/smtpTransport.ts";

/** The mail server: connected to and signed in at, nothing sent. */
export const mail: Check = async ({ settings }) => {
  const { ok, warning, fault } = findingsOf("mail");
  if (settings.smtp === null)
    return [
      settings.hasDemo
        ? ok("Mail is shown at the desk, as a demo wants it.")
        : warning(
            "Nobody gets any mail: receipts are printed, and feedback is answered by phone.",
            "Set NOREN_SMTP_URL and NOREN_MAIL_FROM to have it sent.",
          ),
    ];
  const transport = createTransport(smtpTransport(settings.smtp));
  try {
    await transport.verify();
    return [ok("The mail server takes us in.")];
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "no reason";
    return [
      fault(
        `The mail server does not take us in (${code}).`,
        "Check host, port, user and password of NOREN_SMTP_URL, and that its port is open from here.",
      ),
    ];
  } finally {
    transport.close();
  }
};
