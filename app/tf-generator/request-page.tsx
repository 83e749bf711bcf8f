import { Link } from "@remix-run/react";
import { SpeechBubble } from "~/ui/speech-bubble";
import { ChaseZapping } from "./chase-zapping";
import { RequestForm, type RequestFormProps } from "./request-form";
import styles from "./request-page.module.css";
import { ZapLink } from "./zap-link";

/** The way to a transformation: at once and at random, or by request. */
export function RequestPage(form: RequestFormProps) {
  return (
    <div className={styles.page}>
      <section className={styles.now}>
        <h1>TF Generator</h1>
        <div className={styles.said}>
          <SpeechBubble>
            <p>
              Ten charges in the pendant, and a zap costs just one. You look like you could use an
              afternoon as somebody else. Hold still!
            </p>
          </SpeechBubble>
          <ChaseZapping className={styles.chase} />
        </div>
        <ZapLink to="/tf-generator/result?quick=true" className={`button ${styles.go}`}>
          Give me a random transformation!
        </ZapLink>
        <p className={styles.list}>
          <Link to="/tf-generator/list">The full list of what you could become</Link>
        </p>
      </section>
      <section className={styles.request} aria-labelledby="request">
        <h2 id="request">Or have it your way</h2>
        <RequestForm {...form} />
      </section>
    </div>
  );
}
