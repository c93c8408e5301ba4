### The FAQ in English: thirty questions in four groups, in the order of product.md.
### A question is plain text; an answer is Markdown with shop: links. Numbers of the shop's rules come as arguments.

## Choosing a GPU, a lot and a duration

faq-group-choosing = Choosing and ordering

faq-which-gpu-question = Which GPU should I choose?
faq-which-gpu-answer =
    Start from the libraries your project uses: the backend they support decides which cards you can consider at all.

    Next, run a representative trial and measure how much memory it takes. The model, its precision, the input length and the batch matter more than the name of a card.

    Then compare the [compatible cards](shop:gpus) and leave a margin for the stages that need the most memory. The [pilot guide](shop:guides/pilot) takes you through such a trial step by step.

faq-cuda-or-rocm-question = Do I need CUDA or ROCm?
faq-cuda-or-rocm-answer =
    Take the backend your software supports: CUDA goes with NVIDIA cards, ROCm with the AMD cards.

    Check the application and every extension it uses; each of them must support the backend you choose. You can then look at the [CUDA cards](shop:gpus?backend=cuda) or the [ROCm cards](shop:gpus?backend=rocm) alone.

    PyTorch on ROCm reuses the name `torch.cuda`, so seeing that name in code or in a log does not tell you what hardware is in use. The [guide to environments](shop:guides/environments) shows how to find out.

faq-model-fit-question = If a model’s weights fit on a card, does the model fit?
faq-model-fit-answer =
    No, the weights alone do not settle it: memory must also hold the inputs, temporary results and the state of the method you use.

    For inference, that state includes the cache; for training, the state of the optimiser. Run a trial with inputs of realistic shape and watch the peak in the most demanding phase, not the average. Compare that peak with the memory of the [cards](shop:gpus), and leave some to spare.

    If the trial runs out of memory, see [what to do next](shop:faq#out-of-memory).

faq-several-gpus-question = Do several cards pool their memory automatically?
faq-several-gpus-answer =
    No: your program has to split the work and its state between the cards.

    Running several copies of a model can raise throughput, but it gives no single copy more memory. Before you order more cards, check which kinds of parallelism your engine supports and whether they work with your model.

    How many cards you get is explained under [What is in a lot?](shop:faq#lot)

faq-lot-question = What is in a lot?
faq-lot-answer =
    A lot is the unit you order, and it holds one GPU; the exception is the [B200](shop:gpus/b200), with { $b200_gpus } GPUs in each lot.

    An order takes from { $lots_min } to { $lots_max } lots, for { $terms }.

    Before you save the order, the [summary](shop:configure) shows the number of lots, the total number of cards and the total price separately. For example, { $b200_example_lots } B200 lots are { $b200_example_gpus } GPUs.

faq-lot-or-batch-question = Is a lot the same as a batch?
faq-lot-or-batch-answer =
    No: a lot is hardware you rent, while a batch is a set of examples your application processes together.

    You choose the number of lots when you [configure the order](shop:configure), and the batch size in your own program. Changing one does not set the other. If you rent more cards, check how your program divides the work and which batch size each card receives.

faq-duration-question = Which duration should I choose?
faq-duration-answer =
    Plan for the whole job, not just the computation: installing, validating, computing, checking and exporting all take time.

    As a rule of thumb, choose { $term_short } for a focused trial, { $term_middle } for several variants and { $term_long } for long work. None of these predicts how long your computation will take, so measure a [small pilot run](shop:guides/pilot) first and leave a margin for the export.

    You set the duration [together with the card and the number of lots](shop:configure).

faq-price-question = How is the price worked out, and how do I order?
faq-price-answer =
    The total in USD is the price of one lot for the chosen duration, multiplied by the number of lots.

    To order, [choose a GPU, a duration and the number of lots](shop:configure). You see the total before you save the order; once saved, the order keeps that price. Check how many cards a lot holds, above all for the [B200](shop:gpus/b200): the price of its lot already covers every card in it.

    The amount in crypto and its expiry come later, with the payment instructions.

## Preparing and running your work

faq-group-preparing = Preparing and running your work

faq-preparation-question = What does a preparation cover?
faq-preparation-answer =
    A preparation states the starting point you would like; it is no proof that anything is installed.

    You choose it when you [configure the order](shop:configure): { $preparations }. For a custom preparation, describe what you need in your own words. A preparation does not replace any of your own files, weights, data or licences.

    Keep an installation procedure of your own and a small check to run at the start. The [guide to environments](shop:guides/environments) explains what each preparation means and offers a check script.

faq-own-software-question = Can I run my own software?
faq-own-software-answer =
    Yes: you run it yourself, and nobody inspects its contents.

    In return, some things are up to you: who has access, what is backed up, and whether you hold the permissions and licences for everything you run.

    If you would like a particular starting point, choose a [preparation](shop:faq#preparation) with your order. The [pilot guide](shop:guides/pilot) shows how to lay out a project folder that survives a change of machine.

faq-reproducible-question = How do I make a run reproducible?
faq-reproducible-answer =
    Record everything the result depends on, and keep a small check that shows whether you still get it:

    - the code revision and the versions of its dependencies
    - the parameters and the backend
    - the versions of the data and the weights
    - the exact launch command
    - a small control input with its expected output

    A fixed seed alone guarantees nothing once the hardware or a version changes. In the [checkpoint guide](shop:guides/checkpoints), a small project shows how to stop, resume and prove the same result.

faq-pytorch-sees-gpu-question = How do I check that PyTorch sees the GPU?
faq-pytorch-sees-gpu-answer =
    Run the check with the same Python interpreter as your program, and work from the build down to the system:

    - **Build:** `torch.version.cuda` or `torch.version.hip` names the backend PyTorch was built for. If both are `None`, it is a CPU build.
    - **Device:** `torch.cuda.is_available()` must return `True`, on ROCm too. Then run a small computation on the device.
    - **System:** if the device is missing, look at the driver and at what your container may access.

    Never let the check fall back to the CPU without saying so. The script in the [guide to environments](shop:guides/environments) fails loudly instead.

faq-out-of-memory-question = I have run out of GPU memory. What now?
faq-out-of-memory-answer =
    First note when it happens: while loading, at the first step or later on.

    Then change one factor at a time, such as the batch size or the input length. If memory use grows from step to step, look for tensors that your code keeps alive. Freeing the unused cache, for instance with `torch.cuda.empty_cache()`, frees no object that is still in use.

    Consider [another card](shop:gpus) only after that. The [diagnosis guide](shop:guides/diagnosis) goes through the causes in order.

faq-weights-to-resume-question = Is a weights file enough to resume?
faq-weights-to-resume-answer =
    For some inference work it is, but training may need more than the weights.

    Depending on the method, a checkpoint also has to hold the state of the optimiser and the scheduler, the progress made, the random states and the position in the data. Test the resume before you depend on it, and do so in a new process, which cannot draw on anything the first run left in memory.

    The [checkpoint guide](shop:guides/checkpoints) has a small project that lets you practise this on a CPU.

faq-before-the-end-question = What should I do before the rental ends?
faq-before-the-end-answer =
    Export your results, checkpoints, parameters and environment before the end date shown in the [order tracking](shop:orders).

    Allow time to verify a copy and to reload at least one backup; until you have reloaded it, you do not know that it works. Keep a copy of your own, away from the rented machine. The [checkpoint guide](shop:guides/checkpoints) shows how to test whether you can resume from it.

    If you need more time, ask for an [extension](shop:faq#extension) and plan for the date shown until it is confirmed.

## Paying

faq-group-paying = Paying

faq-identity-question = Is there a KYC check?
faq-identity-answer =
    No, there is no KYC check, and you need neither an identity document nor an account with anyone else.

    Your name and email are contact details; [why we ask for them](shop:faq#name-and-email) is explained separately. No KYC does not mean that nothing is recorded: orders and payments still exist as records, and you find yours under [your orders](shop:orders).

faq-methods-question = Which payment methods can I use?
faq-methods-answer =
    You can pay with { $methods }.

    You always choose a pair: a coin and the network it is sent on. Pick one that your wallet supports, because [the network matters](shop:faq#network) as much as the coin. Other combinations are not accepted.

    If your balance covers the whole total, you can also [pay from your balance](shop:faq#pay-from-balance).

faq-network-question = Why does the network matter?
faq-network-answer =
    The same coin can exist on several networks, and a transfer on another network is not equivalent.

    USDT on Ethereum and USDT on Tron, for example, share a name, but one does not stand in for the other. Before you send anything, compare the network, the amount and the address in your wallet with those in [your order](shop:orders).

    If any of them differs, do not send. If you are unsure, ask [support](shop:support) first.

faq-i-have-paid-question = What does “I have paid” do?
faq-i-have-paid-answer =
    It records a notice that you have paid, which then appears in the [order tracking](shop:orders).

    It confirms nothing, moves no money and asks for no transaction hash. It does not start the rental either.

    Money counts once it has been confirmed on the network and allocated to your payment. Until then, the notice is no more than a message from you.

faq-expired-question = My payment instructions have expired. What should I do?
faq-expired-answer =
    If you have not paid yet, ask for new instructions in [your order](shop:orders); if you have already paid, do not send anything again.

    Instructions for USDT and USDC are valid for { $expiry_stable ->
        [one] { $expiry_stable_text } minute
       *[other] { $expiry_stable_text } minutes
    }, and those for the other coins for { $expiry_coin ->
        [one] { $expiry_coin_text } minute
       *[other] { $expiry_coin_text } minutes
    }. After that, do not use the old address or the old amount.

    If you have already paid, write to [support](shop:support) and give the order reference. Expired addresses are still watched, and support looks at any payment that reaches one.

faq-no-instructions-question = Why can’t I get payment instructions?
faq-no-instructions-answer =
    Instructions need an available payment method and a valid exchange rate, and at least one of these is missing.

    The page says which. Your order is not lost: it stays under [your orders](shop:orders), and you can pay for it later.

    Do not send anything until the instructions are complete, with the address, the exact amount, the network and the expiry. The address or amount of another payment cannot be used instead.

faq-top-ups-question = How do top-ups work?
faq-top-ups-answer =
    You top up [your balance](shop:balance) by { $top_ups }, each time with a payment of its own.

    Each top-up also has its own tracking. Your balance grows only when the payment has been confirmed on the network and allocated to the top-up; a pending top-up is not part of your available balance.

    A top-up rents nothing by itself. To rent a GPU, place an order and [pay for it from your balance](shop:faq#pay-from-balance).

faq-pay-from-balance-question = Can I pay for a rental from my balance?
faq-pay-from-balance-answer =
    Yes, if your available balance covers the whole total.

    The total is then debited and the order is settled at once. You cannot pay part of an order from your balance and the rest in crypto, and a pending top-up does not count.

    You can see what is available on the [balance page](shop:balance). Settled is not the same as handed over: see [Does “paid” mean that the machine is ready?](shop:faq#paid-or-ready)

## Account and follow-up

faq-group-following = Account and follow-up

faq-name-and-email-question = Why do you ask for my name and email?
faq-name-and-email-answer =
    They identify your account and are used to keep track of your orders.

    Give an email address whose messages you can read. You also use it to [sign in](shop:sign-in) from any browser. Passwords are not reset by email, so keep your recovery code as well.

    Your name and email are contact details, not an identity check: there is [no KYC](shop:faq#identity). You can see your details in [your account](shop:account).

faq-account-question = Do I need an account?
faq-account-answer =
    Yes, but you do not have to create it beforehand: your first order does that along the way.

    We ask for your first name, last name, email and a password of { $password_min } to { $password_max } characters. At sign-up you are shown a recovery code, once only; keep it safe.

    If you already have an account, [sign in](shop:sign-in) while you order. Once you are signed in, your details are filled in and you are not asked for your password at each order. On a shared device, sign out when you have finished.

faq-find-orders-question = How do I find my orders again?
faq-find-orders-answer =
    Your [orders](shop:orders) and balance are there in any browser once you [sign in](shop:sign-in).

    Do not register again with the same email: that gives you no access to the existing account and shows you nothing of what it holds.

    If you have lost your password, use the recovery code you were shown at sign-up. It works once. Passwords are not reset by email. If you do not have the code either, write to [support](shop:support), which can help if you can prove that the orders are yours.

faq-paid-or-ready-question = Does “paid” mean that the machine is ready?
faq-paid-or-ready-answer =
    No: payment and hand-over of access are tracked apart, and each has its own state in the [order tracking](shop:orders).

    Once the order is paid, look at the stage of preparation. The machine is ready for you when the tracking shows the access that has actually been handed over.

    If something in the tracking is not clear, write to [support](shop:support) and give the order reference.

faq-rental-start-question = When does my rental start and end?
faq-rental-start-answer =
    Your rental runs from the start date to the end date shown in the [order tracking](shop:orders).

    Neither saving the order nor pressing “I have paid” starts it. If a date is missing, do not work it out yourself; ask [support](shop:support) and give the order reference.

    Once you know the end date, plan your export: see [What should I do before the rental ends?](shop:faq#before-the-end)

faq-extension-question = Can I extend or change a rental?
faq-extension-answer =
    You can ask for an extension or a change by sending a request to [support](shop:support).

    Name the order, the duration or configuration you would like, and your deadline. The planned period stands until the change is confirmed in the [order tracking](shop:orders).

    Until you see that confirmation, [prepare for the end](shop:faq#before-the-end) as if nothing had changed.

faq-problem-report-question = What should I put in a problem report?
faq-problem-report-answer =
    Say what happened, when and how, so that someone else can follow it:

    - the order and the moment of the problem
    - the launch command and the versions
    - the first full error message
    - a minimal example, the input format and the step that fails

    Leave out passwords, keys and other secrets, and do not send a whole data set. The [diagnosis guide](shop:guides/diagnosis) has a script that gathers the versions without secrets. Send your report with the [support form](shop:support).
